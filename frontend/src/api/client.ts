import { routes } from 'virtual:routes';
import type { Contract, Feature } from '../../../shared/contract';
import type { AnswerOf, InputOf } from '../../../shared/contract/endpoint';
import { type CallOptions, call } from './call';

/** What the caller passes to an endpoint. A query whose fields are all optional may be omitted. */
type Given<E> = Omit<InputOf<E>, 'query'> &
  (InputOf<E> extends { readonly query: infer Q }
    ? object extends Q
      ? { readonly query?: Q }
      : { readonly query: Q }
    : unknown);

type Call<E> =
  object extends Given<E>
    ? (input?: Given<E>, options?: CallOptions) => Promise<AnswerOf<E>>
    : (input: Given<E>, options?: CallOptions) => Promise<AnswerOf<E>>;

/** Every endpoint of the contract as a typed function: `api.properties.getProperty({ params: { id } })`. */
export type Api = { readonly [F in Feature]: { readonly [R in keyof Contract[F]]: Call<Contract[F][R]> } };

/** The client trusts the declared types: the server parses every answer with the same contract. */
const build = (): unknown =>
  Object.fromEntries(
    Object.entries(routes).map(([feature, rows]) => [
      feature,
      Object.fromEntries(Object.entries(rows).map(([name, route]) => [name, call(route)])),
    ]),
  );

export const api = build() as Api;
