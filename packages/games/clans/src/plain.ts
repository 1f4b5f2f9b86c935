/** In small letters without marks, so that any keyboard can type it. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f’']/g, "")
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, " ");
