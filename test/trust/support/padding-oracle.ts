/** What an attacker sees of an answer. */
export type Probe = (data: Uint8Array, iv: Uint8Array) => Promise<string>;

const block = 16;

// Vaudenay's attack on CBC: the answer that differs from all others shows which last byte makes the padding
// right. Returns the last byte of the text, or undefined when all 256 answers were the same.
export async function lastByteByPadding(ciphertext: Uint8Array, probe: Probe): Promise<number | undefined> {
  const last = ciphertext.slice(-block);
  const before = ciphertext.slice(-2 * block, -block);
  const answers = new Map<string, number[]>();
  for (let guess = 0; guess < 256; guess += 1) {
    const forged = new Uint8Array(block).fill(7);
    forged[block - 1] = guess;
    const answer = await probe(last, forged);
    answers.set(answer, [...(answers.get(answer) ?? []), guess]);
  }
  if (answers.size === 1) return undefined;
  // The rare answer means the padding 0x01: text = guess ^ 0x01 ^ the previous block's byte.
  const [rarest = []] = [...answers.values()].sort((a, b) => a.length - b.length);
  const [guess = 0] = rarest;
  return guess ^ 1 ^ (before[block - 1] ?? 0);
}
