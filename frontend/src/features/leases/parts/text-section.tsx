import { useState } from 'react';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { Bar } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { DraftText } from './draft-text';

/** The text of the lease, loaded on demand because it is long. */
export function TextSection({ lease }: { lease: LeaseDetails }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      flush
      title={lease.current_term === lease.agreed_term ? 'Text' : 'Text of the renewal'}
      lead={lease.may.change ? 'As everyone would read and sign it today.' : 'As it was sent for signature.'}
      action={
        <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the text' : 'Read the text'}
        </Button>
      }
    >
      {isOpen && (
        <Bar rule="above" py="6">
          <DraftText lease={lease} />
        </Bar>
      )}
    </Section>
  );
}
