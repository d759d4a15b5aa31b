import * as z from 'zod';

/**
 * How the simulated model answers: `right` by the words below, `wrong` with an intent of nobody, `prose`
 * without the tool, `slow` after a minute, `busy` with a refusal, `silent` never.
 */
export const plannerManners = ['right', 'wrong', 'prose', 'slow', 'busy', 'silent'] as const;
export type PlannerManner = (typeof plannerManners)[number];

const Asked = z.object({
  messages: z.tuple([
    z.object({
      role: z.literal('user'),
      content: z.tuple([z.object({ text: z.string() }), z.object({ text: z.string() })]),
    }),
  ]),
  toolConfig: z.object({ tools: z.tuple([z.object({ toolSpec: z.object({ name: z.string() }) })]) }),
});
const Grammar = z.object({
  intents: z.array(z.object({ name: z.string(), asks: z.array(z.string()), about: z.array(z.string()) })),
  names: z.array(z.object({ placeholder: z.string(), kinds: z.array(z.string()) })),
});

/** What the simulated model knows beyond the product's own words: its word, and what it stands for. */
const knows: Readonly<Record<string, readonly string[]>> = {
  deadbeats: ['who', 'late'],
  slackers: ['who', 'late'],
  stragglers: ['who', 'late'],
  unfilled: ['vacant'],
  idle: ['vacant'],
  coughed: ['paid'],
};

function understood({ intents, names }: z.infer<typeof Grammar>, question: string) {
  const words = question.toLowerCase().match(/[a-z]+/g) ?? [];
  const meanings = new Set(words.flatMap((word) => [word, ...(knows[word] ?? [])]));
  const [name] = names.filter(({ placeholder }) => question.includes(placeholder));
  const fits = intents
    .filter(({ about }) => !name || name.kinds.some((kind) => about.includes(kind)))
    .flatMap((intent) => intent.asks.map((ask) => ({ intent: intent.name, parts: ask.split(' ') })))
    .filter(({ parts }) => parts.every((part) => meanings.has(part)))
    .sort((one, other) => other.parts.length - one.parts.length);
  return { intent: fits[0]?.intent ?? 'none', ...(name && { name: name.placeholder }) };
}

const answer = (content: readonly object[]) =>
  Response.json({
    output: { message: { role: 'assistant', content } },
    stopReason: 'tool_use',
    usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
    metrics: { latencyMs: 1 },
  });

const after = (milliseconds: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const aMinute = 60_000;
const aDay = 24 * 60 * aMinute;

/**
 * A simulated model behind Bedrock's Converse, in place of the network. It is no language model: it knows a
 * few words that the product does not.
 */
export const plannerDouble =
  (mannerNow: () => PlannerManner): typeof fetch =>
  async (url, { body, headers, signal } = {}) => {
    const manner = mannerNow();
    const isSigned = new Headers(headers).get('authorization')?.startsWith('AWS4-HMAC-SHA256 ');
    if (!isSigned || !/\/model\/[^/]+\/converse$/.test(String(url)))
      return Response.json({ message: 'Missing Authentication Token' }, { status: 403 });
    if (manner === 'slow') await after(aMinute, signal);
    if (manner === 'silent') await after(aDay, signal);
    if (manner === 'busy') return Response.json({ message: 'Too many requests' }, { status: 429 });
    const asked = Asked.safeParse(JSON.parse(String(body)));
    if (!asked.success) return Response.json({ message: asked.error.message }, { status: 400 });
    const [{ toolSpec }] = asked.data.toolConfig.tools;
    const [grammar, question] = asked.data.messages[0].content;
    if (manner === 'prose') return answer([{ text: 'Your tenants are all late. Evict them.' }]);
    const input =
      manner === 'wrong'
        ? { intent: 'deleteEverything', name: '<name-9>', period: 'forever' }
        : understood(Grammar.parse(JSON.parse(grammar.text)), question.text);
    return answer([{ toolUse: { toolUseId: 'tooluse_simulated', name: toolSpec.name, input } }]);
  };
