import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestDetails } from '../../../../../../shared/contract/request-shapes';
import { api } from '../../../../api/client';
import { Section } from '../../../../ui/layout/section';
import { Button } from '../../../../ui/primitives/button';
import { Prose } from '../../../../ui/primitives/text';
import { repairTermsQuery, shutOffsQuery } from '../../queries';
import { WordsField } from '../moves/fields';
import { RequestDialog } from '../request-dialog';

/** Where this home's water, gas and power are shut off, for staff to write down once they know. */
export function ShutOffsSection({ request }: { request: RequestDetails }) {
  const { unit_id = '', property_id, unit_number } = request;
  const own = useQuery({ ...shutOffsQuery(unit_id), enabled: unit_id !== '' });
  const terms = useQuery(repairTermsQuery(property_id));
  const [isEditing, setEditing] = useState(false);
  if (unit_id === '' || !own.data || !terms.data) return null;
  const text = own.data.shut_offs || terms.data.shut_offs;
  return (
    <Section
      title="Shut-offs"
      action={
        terms.data.may_change && (
          <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      <Prose isEmpty={text === ''}>{text || 'Nobody has written them down yet.'}</Prose>
      {isEditing && (
        <RequestDialog
          title={`Shut-offs for Unit ${unit_number}`}
          lead="Tenants read this first in an emergency. If empty, the property’s text is shown."
          button="Save"
          values={{ shut_offs: own.data.shut_offs }}
          send={({ shut_offs }) =>
            api.requests.setShutOffs({ body: { unit_id, shut_offs: shut_offs.trim() } })
          }
          done="Shut-offs saved."
          onClose={() => setEditing(false)}
        >
          <WordsField name="shut_offs" label="Where water, gas and power are shut off" />
        </RequestDialog>
      )}
    </Section>
  );
}
