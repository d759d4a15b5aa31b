/** The stage's own values, the same file on one machine and deployed (decisions, Running on one machine). */
export type Config = {
  readonly apiBase: string;
  readonly envelopeKey: string;
  readonly envelopeIv: string;
  readonly stripePublishableKey: string;
  readonly productName: string;
};

let loading: Promise<Config> | undefined;

/** Fetched once at start; a failed try is not kept, so that Retry works. */
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
