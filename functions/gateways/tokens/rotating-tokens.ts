import { jwtTokens, type TokenKeys, type Tokens } from './tokens';

const keptSeconds = 300;
/** An unknown token may carry a newer key: reload, but not for every forged one. */
const lookAgainSeconds = 10;

/** Rereads the keys every five minutes, so that a rotated key takes effect without a deployment. */
export function rotatingTokens(load: () => Promise<TokenKeys>, clock: () => number = Date.now): Tokens {
  let held: { tokens: Promise<Tokens>; at: number } | undefined;
  const current = (seconds: number): Promise<Tokens> => {
    if (!held || clock() - held.at > seconds * 1000) {
      const before = held;
      const tokens = load().then(jwtTokens);
      // If the keys cannot be read, keep the old ones; without any, this call fails and the next one retries.
      const kept = tokens.catch((cause: unknown) => {
        held = before;
        if (before) return before.tokens;
        throw cause;
      });
      held = { tokens: kept, at: clock() };
    }
    return held.tokens;
  };
  return {
    sign: async (claims) => (await current(keptSeconds)).sign(claims),
    signLink: async (link) => (await current(keptSeconds)).signLink(link),
    verifyLink: async (text, link) => {
      const found = await (await current(keptSeconds)).verifyLink(text, link);
      return found ?? (await current(lookAgainSeconds)).verifyLink(text, link);
    },
    verify: async (token, now) => {
      const claims = await (await current(keptSeconds)).verify(token, now);
      return claims ?? (await current(lookAgainSeconds)).verify(token, now);
    },
  };
}
