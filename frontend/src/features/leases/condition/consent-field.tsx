import { reportConsent } from '../../../../../shared/domain/leases/signing/consent-text';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { Stack } from '../../../ui/layout/layout';
import { Muted } from '../../../ui/primitives/text';

type Props = { label: string; agrees: boolean; onAgrees: (agrees: boolean) => void };

/** The consent to sign a report electronically (D48), with the box that agrees to it. */
export const ConsentField = ({ label, agrees, onAgrees }: Props) => (
  <Stack gap="2">
    {reportConsent.paragraphs.map((paragraph) => (
      <Muted key={paragraph} small>
        {paragraph}
      </Muted>
    ))}
    <CheckboxField label={label} checked={agrees} onChange={({ target }) => onAgrees(target.checked)} />
  </Stack>
);
