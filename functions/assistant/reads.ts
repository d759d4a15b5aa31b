import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Row, rows } from '../../shared/contract';
import type { AnswerOf, Endpoint, InputOf } from '../../shared/contract/endpoint';
import type { RelayedDeps } from '../runtime/relayed';
import { openReply } from './open-reply';
import { Reply } from './reply';
import { type Input, rowEvent } from './row-event';

/** Reads alone: a row that changes anything does not compile here, and is refused at run time, too. */
export type Readable = Endpoint & { readonly method: 'GET' };

type Inner<T> = T extends { data: infer D } ? D : T extends { encryptedData: infer D } ? D : never;

export type Read = <E extends Readable>(
  row: E,
  input: InputOf<E> & Input,
) => Promise<Reply<Inner<AnswerOf<E>>>>;

const known = new Map<Endpoint, Row>(rows.map((each) => [each.row, each]));

function rowOf(row: Endpoint): Row {
  const found = known.get(row);
  if (!found || row.method !== 'GET' || row.relayed)
    throw new Error('The assistant only reads rows of the contract');
  return found;
}

export type Reads = {
  readonly read: Read;
  /** What was read so far, in the order in which it was asked. */
  readonly calls: readonly { readonly row: string; readonly params: unknown; readonly query: unknown }[];
};

/**
 * Reads rows by their own functions, as the caller of the question: each checks who asks and counts the call.
 */
export function readsOf(event: APIGatewayProxyEventV2, { invoke }: RelayedDeps): Reads {
  const calls: Reads['calls'][number][] = [];
  const under = new Map<string, Promise<Reply<unknown>>>();
  const readOnce = async (found: Row, input: Input, call: number) => {
    const body = openReply(await invoke(found.feature, rowEvent(event, found, input)));
    const field = 'encryptedData' in body ? 'encryptedData' : 'data';
    return new Reply<unknown>(body[field], call, { ...body, asked: input }, field);
  };
  const read = (row: Endpoint, input: Input) => {
    const found = rowOf(row);
    const named = {
      row: `${found.feature}.${found.name}`,
      params: input.params ?? {},
      query: input.query ?? {},
    };
    const key = JSON.stringify(named);
    const before = under.get(key);
    if (before) return before;
    const reading = readOnce(found, { params: named.params, query: named.query }, calls.push(named) - 1);
    under.set(key, reading);
    return reading;
  };
  // The row's own function parsed its answer by the schema that the type comes from.
  return { read: read as unknown as Read, calls };
}
