/** AES-256-CBC with PKCS7 over UTF-8 text. Key, iv and ciphertext are base64. */
export type Cipher = {
  encrypt(text: string, keys: { key: string; iv: string }): Promise<string>;
  decrypt(data: string, keys: { key: string; iv: string }): Promise<string>;
};
