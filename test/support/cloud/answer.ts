/** What a service refuses, by the code that its documentation names. */
export class CloudProblem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

/** One call, as its service reads it. */
export type CloudCall = {
  readonly service: string;
  readonly region: string;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

export type CloudAnswer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

type Written =
  | string
  | number
  | boolean
  | undefined
  | readonly Written[]
  | { readonly [name: string]: Written };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** XML of the query protocol: a list is `member` by `member`. */
export function xmlOf(value: Written): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => `<member>${xmlOf(one)}</member>`).join('');
  if (typeof value !== 'object') return escaped(String(value));
  return Object.entries(value)
    .map(([name, inside]) => (inside === undefined ? '' : `<${name}>${xmlOf(inside)}</${name}>`))
    .join('');
}

/** An answer of the query protocol (CloudFormation, STS, SNS). */
export const queryAnswer = (action: string, result: Written): CloudAnswer => ({
  headers: { 'content-type': 'text/xml' },
  body: `<${action}Response><${action}Result>${xmlOf(result)}</${action}Result><ResponseMetadata><RequestId>rehearsal</RequestId></ResponseMetadata></${action}Response>`,
});

export const queryProblem = ({ code, message, status }: CloudProblem): CloudAnswer => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<ErrorResponse><Error>${xmlOf({ Type: 'Sender', Code: code, Message: message })}</Error><RequestId>rehearsal</RequestId></ErrorResponse>`,
});

export const jsonAnswer = (value: unknown, status = 200): CloudAnswer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1' },
  body: JSON.stringify(value),
});

export const jsonProblem = ({ code, message, status }: CloudProblem): CloudAnswer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-errortype': code },
  body: JSON.stringify({ __type: code, message }),
});
