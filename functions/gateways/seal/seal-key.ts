/** The seal's private key, which never leaves its keeper. RSA, so that a repeat gives the same signature. */
export type SealKey = {
  /** The public key as SubjectPublicKeyInfo, DER. */
  publicKey(): Promise<Uint8Array>;
  /** An RSASSA-PKCS1-v1_5 signature over the SHA-256 of a message. */
  sign(message: Uint8Array): Promise<Uint8Array>;
};
