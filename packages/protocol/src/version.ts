/** Raised when an older client could misunderstand the server, or the server it. */
export const PROTOCOL = 3;
