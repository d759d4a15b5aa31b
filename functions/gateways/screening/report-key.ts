/** Makes and opens the keys that reports are sealed with. Both answers are 256 bits; `about` binds a key to one thing. */
export type ReportKey = {
  make(about: string): Promise<{ readonly key: Uint8Array; readonly wrapped: Uint8Array }>;
  /** Throws for a wrapped key of another thing. */
  open(wrapped: Uint8Array, about: string): Promise<Uint8Array>;
};
