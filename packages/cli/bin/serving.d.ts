export const SERVING: readonly string[];
