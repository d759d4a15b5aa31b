import { escapeHtml } from '../page';
import type { SentMail } from './outbox';

const address = /https?:\/\/[^\s<>"')]+/g;

/** Escapes plain text and turns addresses into links. */
const withLinks = (text: string): string => {
  let html = '';
  let at = 0;
  for (const { 0: link, index } of text.matchAll(address)) {
    html += `${escapeHtml(text.slice(at, index))}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
    at = index + link.length;
  }
  return html + escapeHtml(text.slice(at));
};

/** The mail's HTML in a frame without scripts; a clicked link opens in the whole window. */
const frame = ({ html, subject }: SentMail): string =>
  `<iframe title="${escapeHtml(subject)}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(`<base target="_top">${html}`)}"></iframe>`;

const mailHtml = (mail: SentMail, index: number): string => `<details${index === 0 ? ' open' : ''}>
<summary><strong>${escapeHtml(mail.subject)}</strong><br><span class="quiet">to ${escapeHtml(mail.to)}, <time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 19).replace('T', ' ')} UTC</time></span></summary>
<pre>${withLinks(mail.text)}</pre>${frame(mail)}</details>`;

/**
 * The outbox as a page. Mail links start with the site's address; `here` replaces it with the one that
 * this browser uses, so that links also work from a phone on the same network.
 */
export function outboxPage(
  mails: readonly SentMail[],
  { siteUrl, here }: { siteUrl: string; here: string },
): string {
  const local = (text: string): string => text.replaceAll(siteUrl, here);
  const list = mails.map((mail) => ({ ...mail, text: local(mail.text), html: local(mail.html) }));
  return `<h1>Mail outbox</h1><p class="quiet">What the product has sent from this machine, newest first. Nothing leaves it.</p>
${list.length === 0 ? '<article>No mail yet. Sign up, or ask for a new password, and it arrives here.</article>' : list.map(mailHtml).join('\n')}`;
}
