import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { type Row, rows } from '../../../shared/contract';
import type { Endpoint } from '../../../shared/contract/endpoint';
import { productName } from '../../../shared/domain/product';
import { Envelope } from '../../../shared/wire/envelope';
import { ErrorBody } from '../../../shared/wire/error-body';
import { type RefusalCode, refusals } from '../../../shared/wire/refusals';

export type OpenApi = ReturnType<typeof createDocument>;

const about = `Every call of ${productName}, made from the contract table that the server itself dispatches by.

**Bodies travel in an envelope.** A request body is \`{data, iv}\`: \`data\` is base64 of AES-256-CBC (PKCS7) over the JSON that a call describes, \`iv\` its random 16 bytes in base64, the key \`envelopeKey\` of /config.json. The answers of calls marked sealed carry \`data\` in the same form, with \`key\` (fresh per answer) and \`iv\` beside it. The envelope is obfuscation only: TLS and the bearer token protect.

**Errors** are \`{success: 0, error: {code, message, fields?}}\`; \`fields\` maps a field to its sentence. What is not yours and what is not there answer the same 404. Every answer carries \`x-request-id\`.

**Repeats.** A creating call takes an \`Idempotency-Key\` header (8 to 100 visible characters): sent again within a day it answers what the first one did. With another body it is refused. A posting’s key counts within its lease or property.`;

const errorSchema = ErrorBody.meta({ id: 'Error' });

const isChange = ({ method, auth }: Endpoint): boolean =>
  method !== 'GET' && auth.kind === 'bearer' && auth.need?.level === 'change';

/** What an endpoint of this kind can refuse, in addition to its own list (shared/contract/endpoint). */
function refusalsOf(row: Endpoint): RefusalCode[] {
  const common: RefusalCode[] = [];
  if (row.body) common.push('malformed', 'too-large');
  if (row.body || row.params || row.query) common.push('invalid');
  if (row.auth.kind === 'bearer') common.push('not-authenticated');
  if (row.auth.kind === 'bearer' && row.auth.need) common.push('not-permitted');
  if (isChange(row) && !row.whenReadOnly) common.push('account-read-only');
  if (row.idempotent) common.push('key-reused');
  if (row.rate.length > 0 || row.auth.kind === 'bearer') common.push('too-many-tries');
  return [...new Set([...common, ...row.refusals])];
}

function errorResponses(row: Endpoint): ZodOpenApiOperationObject['responses'] {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of refusalsOf(row)) {
    const { status } = refusals[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.map((code) => `\`${code}\`: ${refusals[code].message}`).join('\n\n'),
          content: { 'application/json': { schema: errorSchema } },
        },
      ]),
  );
}

const rateOf = (row: Endpoint): string[] =>
  row.rate.map(({ by, limit, windowSeconds, failuresOnly, underWay }) => {
    if (underWay) return `${limit} ${limit === 1 ? 'call' : 'calls'} of a person at a time`;
    const whom = typeof by === 'string' ? by : `account (${by.accountField})`;
    return `${limit} ${failuresOnly ? 'failed ' : ''}calls in ${windowSeconds / 60} minutes per ${whom}`;
  });

const needOf = ({ auth }: Endpoint): string => {
  if (auth.kind === 'public') return 'Anybody may call it.';
  if (auth.kind === 'link') return 'For whoever holds the link value from a mail.';
  return auth.need
    ? `Needs a session whose role may ${auth.need.level} ${auth.need.area}.`
    : 'Needs a session.';
};

function operationOf({ feature, name, row }: Row): ZodOpenApiOperationObject {
  const notes = [
    needOf(row),
    ...(row.sealed ? ['The answer’s `data` is sealed.'] : []),
    ...(row.idempotent ? ['Takes an `Idempotency-Key`.'] : []),
    ...rateOf(row).map((rate) => `At most ${rate}.`),
  ];
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: row.summary,
    description: notes.join(' '),
    security: row.auth.kind === 'bearer' ? [{ bearer: [] }] : [],
    requestParams: {
      ...(row.params ? { path: row.params } : {}),
      ...(row.query ? { query: row.query } : {}),
    },
    ...(row.body
      ? {
          requestBody: {
            required: true,
            description: `In an envelope; at most ${row.bodyLimit.toLocaleString('en-US')} bytes.`,
            content: { 'application/json': { schema: row.body } },
          },
        }
      : {}),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: row.reply } } },
      ...errorResponses(row),
    },
  };
}

const pathsOf = (): ZodOpenApiPathsObject => {
  const paths: Record<string, ZodOpenApiPathsObject[string]> = {};
  for (const row of rows) {
    const { path, method } = row.row;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(row) };
  }
  return paths;
};

type Media = { schema?: object };

/** The envelope as the schema, with the opened body's schema as `x-opened`. */
const inEnvelope = (media: Media): Media => ({
  schema: { $ref: '#/components/schemas/Envelope', 'x-opened': media.schema },
});

/** Wraps request bodies in their envelope. `x-opened` is an extension, so other tools can ignore it. */
function sealBodies(document: OpenApi): OpenApi {
  for (const item of Object.values(document.paths ?? {}))
    for (const operation of [item.post, item.put, item.delete]) {
      const content =
        operation?.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
      for (const [type, media] of Object.entries(content))
        Object.assign(content, { [type]: inEnvelope(media as Media) });
    }
  return document;
}

/** The contract as an OpenAPI document: request schemas describe the input, reply schemas the output. */
export const openApi = ({ siteUrl }: { siteUrl: string }): OpenApi =>
  sealBodies(
    createDocument(
      {
        openapi: '3.1.1',
        info: { title: `${productName} API`, version: '1', description: about },
        servers: [{ url: siteUrl }],
        components: {
          schemas: { Envelope: Envelope.meta({ description: 'A sealed body: both base64, nothing else' }) },
          securitySchemes: {
            bearer: {
              type: 'http',
              scheme: 'bearer',
              bearerFormat: 'JWT',
              description: 'The token that login answered',
            },
          },
        },
        paths: pathsOf(),
      },
      { allowEmptySchema: { transform: true, pipe: true, custom: true, unknown: true, any: true } },
    ),
  );
