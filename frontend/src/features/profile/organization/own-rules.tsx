import { useState } from 'react';
import type { OrganizationSettings, OwnFees } from '../../../../../shared/contract/organization-settings';
import { Row, Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { ownWords } from './fee-words';
import { OwnRulesDialog } from './own-rules-dialog';

type Props = {
  properties: readonly OwnFees[];
  returnedFee: OrganizationSettings['fees']['returned_fee'];
  mayChange: boolean;
};

/** The properties that do not go by the organization's settings. */
export function OwnRules({ properties, returnedFee, mayChange }: Props) {
  const [changing, setChanging] = useState<OwnFees | 'new'>();
  const own = properties.filter((one) => ownWords(one) !== '');
  return (
    <Stack gap="4">
      {own.length === 0 && <Muted>No property has rules of its own.</Muted>}
      {own.map((one) => (
        <Row key={one.property_id} spread>
          <Stack gap="0">
            <bdi>{one.property_title}</bdi>
            <Muted small>{ownWords(one)}</Muted>
          </Stack>
          {mayChange && (
            <Button
              variant="outline"
              size="sm"
              aria-label={`Change the rules of ${one.property_title}`}
              onClick={() => setChanging(one)}
            >
              Change
            </Button>
          )}
        </Row>
      ))}
      {mayChange && (
        <div>
          <Button variant="outline" onClick={() => setChanging('new')}>
            Change here for a property
          </Button>
        </div>
      )}
      {changing && (
        <OwnRulesDialog
          of={changing === 'new' ? undefined : changing}
          known={properties}
          returnedFee={returnedFee}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Stack>
  );
}
