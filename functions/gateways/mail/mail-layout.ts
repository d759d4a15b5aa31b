import { plainName } from '../../../shared/domain/name-line';
import { productName } from '../../../shared/domain/product';
import type { Letterhead } from '../../../shared/domain/settings/letterhead';
import type { OutgoingMail } from './mail';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Keeps what a person typed from becoming markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** How a mail begins. */
export const greeting = (name: string): string => (name === '' ? 'Hi,' : `Hi ${plainName(name)},`);

type Button = { readonly label: string; readonly address: string };

export type MailContent = {
  /** Nobody's name stands in it: any stranger can choose one. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Labeled amounts, such as the lines of a receipt; the last is the total when `hasTotal`. */
  readonly figures?: readonly { readonly label: string; readonly value: string }[];
  readonly hasTotal?: true;
  readonly button?: Button | undefined;
  /** One more thing to do, after the first. */
  readonly second?: { readonly text: string; readonly button: Button } | undefined;
  /** Paragraphs after the buttons. */
  readonly closing?: readonly string[];
};

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`;

/** The button sets both its colors, which work in both themes; the mail app picks all others. */
const buttonHtml = ({ label, address }: Button): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0E5A47;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px">Or copy this address: <br><a href="${escapeHtml(address)}" style="color:inherit;word-break:break-all">${escapeHtml(address)}</a></p>`;

/** Mail apps need an old-style table. Its translucent gray rules show on white and on black. */
function figuresHtml({ figures = [], hasTotal }: MailContent): string {
  const rows = figures.map(({ label, value }, index) => {
    const weight = hasTotal && index === figures.length - 1 ? '700' : '400';
    const cell = `padding:10px 0;border-top:1px solid rgba(128,128,128,.4);font-weight:${weight};vertical-align:top`;
    return `<tr><td style="${cell}">${escapeHtml(label)}</td><td align="right" style="${cell};padding-left:16px;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`;
}

/** Who writes, instead of the product; `logo` is the key of its file. */
export type MailHead = { readonly letterhead: Letterhead; readonly logo?: string | undefined };

/** How a mail's HTML names the logo that goes along. */
export const logoAddress = 'cid:logo';

/** Logos are drawn for white paper, so one has it around it in a dark mail program, too. */
function logoHtml({ name, logo }: Letterhead): string {
  if (!logo) return '';
  const scale = Math.min(240 / logo.width, 64 / logo.height, 1);
  const [width, height] = [logo.width, logo.height].map((side) => Math.max(1, Math.round(side * scale)));
  return `<p style="margin:0 0 12px"><img src="${logoAddress}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="display:inline-block;background:#FFFFFF;padding:8px;border-radius:8px"></p>
`;
}

const headHtml = (head: MailHead | undefined): string =>
  head
    ? `${head.logo === undefined ? '' : logoHtml(head.letterhead)}<p style="margin:0 0 24px;font-weight:700">${escapeHtml(head.letterhead.name)}</p>`
    : `<p style="margin:0 0 24px;font-weight:700">${productName}</p>`;

const sender = ({ letterhead: { name, lines } }: MailHead): string => [name, ...lines].join('\n');

const footHtml = (head: MailHead | undefined): string =>
  head
    ? `\n<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid rgba(128,128,128,.4);font-size:13px;white-space:pre-line">${escapeHtml(sender(head))}</p>
<p style="margin:8px 0 0;font-size:13px">Sent with ${productName}</p>`
    : '';

function htmlOf(content: MailContent, head: MailHead | undefined): string {
  const { subject, paragraphs, figures, button, second, closing = [] } = content;
  const parts = [
    ...paragraphs.map(paragraph),
    ...(figures ? [figuresHtml(content)] : []),
    ...(button ? [buttonHtml(button)] : []),
    ...(second ? [paragraph(second.text), buttonHtml(second.button)] : []),
    ...closing.map(paragraph),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:Inter,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
${headHtml(head)}
${parts.join('\n')}${footHtml(head)}
</div></body></html>`;
}

const buttonText = ({ label, address }: Button): string => `${label}:\n${address}`;

const footText = (head: MailHead | undefined): string =>
  head ? `${sender(head)}\n\nSent with ${productName}` : productName;

function textOf(content: MailContent, head: MailHead | undefined): string {
  const { paragraphs, figures = [], button, second, closing = [] } = content;
  const parts = [
    ...paragraphs,
    ...(figures.length > 0 ? [figures.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [buttonText(button)] : []),
    ...(second ? [second.text, buttonText(second.button)] : []),
    ...closing,
  ];
  return `${parts.join('\n\n')}\n\n${footText(head)}\n`;
}

/** Text and HTML of a mail, without a recipient yet. The subject stays on one line whatever goes into it. */
export const layOut = (content: MailContent, head?: MailHead): Omit<OutgoingMail, 'to'> => ({
  subject: content.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(),
  text: textOf(content, head),
  html: htmlOf(content, head),
  ...(head?.logo !== undefined && { logo: head.logo }),
});
