import type { ServerResponse } from 'node:http';
import type { S3Problem } from './problem';

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

const escapeXml = (value: string): string =>
  value.replace(/[<>&"]/g, (character) => entities[character] ?? '');

export type XmlTree = { readonly [name: string]: string | number | boolean | XmlTree | readonly XmlTree[] };

/** A tree as XML: a list repeats its element. */
export function xmlOf(tree: XmlTree): string {
  return Object.entries(tree)
    .flatMap(([name, value]) => {
      const each = Array.isArray(value) ? value : [value];
      return each.map(
        (item) => `<${name}>${typeof item === 'object' ? xmlOf(item) : escapeXml(String(item))}</${name}>`,
      );
    })
    .join('');
}

export function sendXml(response: ServerResponse, status: number, tree: XmlTree): void {
  response.writeHead(status, { 'content-type': 'application/xml', 'cache-control': 'no-store' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(tree)}`);
}

export function sendProblem(
  response: ServerResponse,
  { problem, requestId, resource }: { problem: S3Problem; requestId: string; resource: string },
): void {
  const { code, message, status } = problem;
  sendXml(response, status, {
    Error: { Code: code, Message: message, Resource: resource, RequestId: requestId },
  });
}

/** The keys in a DeleteObjects call. */
export const keysToDelete = (xml: string): string[] =>
  [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) =>
    key
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&apos;/g, "'")
      .replace(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
      .replace(/&amp;/g, '&'),
  );
