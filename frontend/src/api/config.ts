/** The stage's own values. The same file serves locally and deployed (decisions, Running on one machine). */
export type Config = {
  readonly apiBase: string;
  readonly envelopeKey: string;
  readonly envelopeIv: string;
  readonly stripePublishableKey: string;
  readonly productName: string;
};

let loading: Promise<Config> | undefined;

/** Fetched once at start. A failed attempt is not cached, so Retry works. */
export function config(): Promise<Config> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

async function load(): Promise<Config> {
  const answer = await fetch('/config.json');
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`);
  return answer.json();
}
