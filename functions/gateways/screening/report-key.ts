/** Makes and opens the 256-bit keys that seal reports; `about` binds a key to one thing. */
export type ReportKey = {
  make(about: string): Promise<{ readonly key: Uint8Array; readonly wrapped: Uint8Array }>;
  /** Throws for a wrapped key of another thing. */
  open(wrapped: Uint8Array, about: string): Promise<Uint8Array>;
};
