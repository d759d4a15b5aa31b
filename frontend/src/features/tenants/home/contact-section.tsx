import type { MyLease } from '../../../../../shared/contract/tenants';
import { Section } from '../../../ui/section';
import { Strong } from '../../../ui/text';
import { Reach } from './reach';

/** Whom to call. */
export const ContactSection = ({ lease: { contact } }: { lease: Pick<MyLease, 'contact'> }) => (
  <Section title="Who to call">
    <Strong>
      <bdi>{contact.name}</bdi>
    </Strong>
    <Reach {...contact} />
  </Section>
);
