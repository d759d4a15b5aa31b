import { createDecipheriv } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { sealedFields } from '../../shared/wire/envelope';
import { type RefusalCode, refusals, refuse } from '../../shared/wire/refusals';

const Sealed = z.object({ iv: z.base64(), key: z.base64() });
const Refused = z.object({
  error: z.object({ code: z.custom<RefusalCode>((code) => typeof code === 'string' && code in refusals) }),
});
const Body = z.record(z.string(), z.unknown());

const bytes = (text: string): Buffer => Buffer.from(text, 'base64');

function unsealed(body: Record<string, unknown>): Record<string, unknown> {
  const sealed = Sealed.safeParse(body).data;
  const field = sealedFields.find((name) => typeof body[name] === 'string');
  if (!sealed || !field) return body;
  const decipher = createDecipheriv('aes-256-cbc', bytes(sealed.key), bytes(sealed.iv));
  const plain = Buffer.concat([decipher.update(bytes(String(body[field]))), decipher.final()]);
  return { success: body.success, [field]: JSON.parse(plain.toString('utf8')) };
}

/** A row's answer, opened; its refusal is thrown as it is. */
export function openReply({ statusCode = 200, body = '', headers }: APIGatewayProxyStructuredResultV2) {
  const sent = Body.parse(JSON.parse(body));
  if (statusCode === 200) return unsealed(sent);
  const refused = Refused.safeParse(sent).data;
  // A busy row is passed on as it says; a surprise is logged where it happened, and here.
  if (!refused || statusCode === 500) throw new Error(`A call of the assistant failed: ${statusCode}`);
  const seconds = Number(headers?.['retry-after']);
  throw refuse(refused.error.code, Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {});
}
