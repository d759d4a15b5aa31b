import { chakra } from '@chakra-ui/react';
import type { ReportShown } from '../../../../../shared/contract/lease-condition';
import { displayDate } from '../../../../../shared/domain/dates';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Muted, Strong } from '../../../ui/primitives/text';

type Signed = NonNullable<ReportShown['signed']>;

/** Why the tenants' signature is missing. */
function missing({ unsigned }: Signed): string {
  if (unsigned?.why === 'refused') return `${unsigned.name} refused to sign: ${unsigned.reason}`;
  return 'No tenant answered in time.';
}

/** Who signed, and the fingerprint of what they signed. */
export function SignedSection({ signed }: { signed: Signed }) {
  const { on, hash, landlord, tenant } = signed;
  return (
    <Section
      title={tenant ? 'Signed by both sides' : 'Signed by the landlord alone'}
      lead={`${tenant ? 'On' : 'Closed on'} ${displayDate(on)}. The report stays as it is.`}
    >
      <Stack gap="4">
        <Columns widths="1fr 1fr" from="sm" gap="4">
          <Hand side="For the landlord" hand={landlord} />
          {tenant ? (
            <Hand side="For the tenants" hand={tenant} />
          ) : (
            <Stack gap="1">
              <Muted small>For the tenants</Muted>
              <p>
                <bdi>{missing(signed)}</bdi>
              </p>
            </Stack>
          )}
        </Columns>
        <Muted
          small
          overflowWrap="anywhere"
          dir="ltr"
        >{`Fingerprint of the report (SHA-256): ${hash}`}</Muted>
      </Stack>
    </Section>
  );
}

const Hand = ({ side, hand: { name, signature_url } }: { side: string; hand: Signed['landlord'] }) => (
  <Stack gap="1">
    <Muted small>{side}</Muted>
    <chakra.img
      src={signature_url}
      alt={`Signature: ${name}`}
      w="300px"
      maxW="full"
      bg="white"
      borderRadius="control"
    />
    <Strong>
      <bdi>{name}</bdi>
    </Strong>
  </Stack>
);
