import type { Context } from 'aws-lambda';
import * as z from 'zod';
import type { Row } from '../../../shared/contract';
import { routeKeyOf } from '../../../shared/contract/endpoint';
import { type RefusalCode, refusals } from '../../../shared/wire/refusals';
import { apiEvent, opened, sealed } from '../../support/api-event';
import { strayFields } from '../../support/stray-fields';
import type { TrustWorld } from './trust-world';

export type Given = {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
};

export type CallOptions = Given & {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** Sent as is, in place of a sealed `body`. */
  readonly raw?: string;
  readonly isBase64Encoded?: boolean;
  /** The address that rate limits count; a new one for every call unless given. */
  readonly address?: string;
  /** `name=value`, as an answer before gave them. */
  readonly cookies?: readonly string[];
};

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** As sent. */
  readonly text: string;
  /** With `data` opened. */
  readonly json: Record<string, unknown>;
  /** `error.code` of a refusal. */
  readonly code: string | undefined;
  /** What a browser would send from then on. */
  readonly cookies: readonly string[];
};

const Refused = z.object({
  code: z.custom<RefusalCode>((code) => typeof code === 'string' && code in refusals),
  fields: z.record(z.string(), z.string()).optional(),
});

let calls = 0;
/** An unused address in 10.0.0.0/8. */
export function freshAddress(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

const textOf = (value: unknown): string =>
  typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);

const texts = (record: Given['params']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, textOf(value)] as const],
    ),
  );

/** A refusal whose fields the caller never sent is a defect, wherever a walk meets it. */
function checkFields(row: Row['row'], { error }: Record<string, unknown>): void {
  const named = Refused.safeParse(error).data;
  const strays = named ? strayFields(row, named) : [];
  if (strays.length > 0) throw new Error(`${row.path} names what was not sent: ${strays.join(', ')}`);
}

const codeOf = ({ error }: Record<string, unknown>): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

/** One call through the row's whole Lambda stack, as API Gateway would make it. */
export async function call(
  world: TrustWorld,
  { feature, row }: Row,
  options: CallOptions = {},
): Promise<Reply> {
  const { body, raw, token, headers, isBase64Encoded } = options;
  const sent = raw ?? (body === undefined ? undefined : sealed(body, world.envelopeKey));
  const event = apiEvent({
    routeKey: routeKeyOf(row),
    sourceIp: options.address ?? freshAddress(),
    params: texts(options.params),
    query: texts(options.query),
    ...(token !== undefined && { token }),
    ...(options.cookies && { cookies: options.cookies }),
    ...(headers && { headers }),
    ...(sent !== undefined && { body: sent }),
    ...(isBase64Encoded !== undefined && { isBase64Encoded }),
  });
  // The code reads nothing of the context but the remaining time, which is optional.
  const answer = await world.lambdas[feature](event, {} as Context);
  const json = opened(answer.body);
  checkFields(row, json);
  return {
    status: answer.statusCode ?? 200,
    headers: texts(answer.headers),
    text: answer.body ?? '',
    json,
    code: codeOf(json),
    cookies: (answer.cookies ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
  };
}
