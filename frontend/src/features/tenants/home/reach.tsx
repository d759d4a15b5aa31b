import { Mail, Phone } from 'lucide-react';
import { phoneMask } from '../../../../../shared/domain/phone';
import { Row } from '../../../ui/layout/layout';
import { MailAddress } from '../../../ui/primitives/mail-address';
import { Anchor } from '../../../ui/primitives/text-link';

/** As high as a finger needs. */
const target = { display: 'inline-flex', alignItems: 'center', gap: '2', minH: '11' } as const;

/** How to reach somebody: by mail, and by phone where it is known. */
export const Reach = ({ email, mobile_number }: { email: string; mobile_number: string }) => (
  <Row columnGap="6" rowGap="0">
    {email && (
      <Anchor {...target} href={`mailto:${email}`}>
        <Mail size={16} aria-hidden="true" />
        <MailAddress address={email} />
      </Anchor>
    )}
    {mobile_number && (
      <Anchor {...target} href={`tel:+1${mobile_number}`}>
        <Phone size={16} aria-hidden="true" />
        <bdi dir="ltr">{phoneMask(mobile_number)}</bdi>
      </Anchor>
    )}
  </Row>
);
