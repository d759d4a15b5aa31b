import type { MyLease } from '../../../../../shared/contract/tenants';
import { Section } from '../../../ui/layout/section';
import { Strong } from '../../../ui/primitives/text';
import { Reach } from './reach';

/** Whom to call. */
export const ContactSection = ({ lease: { contact } }: { lease: Pick<MyLease, 'contact'> }) => (
  <Section title="Contact">
    <Strong>
      <bdi>{contact.name}</bdi>
    </Strong>
    <Reach {...contact} />
  </Section>
);
