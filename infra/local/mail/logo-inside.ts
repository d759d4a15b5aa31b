import type { Files } from '../../../functions/gateways/files/files';
import type { Mail } from '../../../functions/gateways/mail/mail';
import { logoAddress } from '../../../functions/gateways/mail/mail-layout';
import { logoLimits } from '../../../shared/domain/settings/letterhead';

/** SES sends a logo as a part of the mail; the outbox's page has no parts, so here the HTML holds it. */
export const withLogoInside = (outbox: Mail, files: Pick<Files, 'peek'>): Mail => ({
  send: async ({ logo, ...mail }) => {
    const found = logo === undefined ? undefined : await files.peek(logo, logoLimits.bytes);
    if (!found) return outbox.send(mail);
    const type = logo?.endsWith('.png') ? 'png' : 'jpeg';
    const inside = `data:image/${type};base64,${Buffer.from(found.head).toString('base64')}`;
    return outbox.send({ ...mail, html: mail.html.replaceAll(logoAddress, inside) });
  },
});
