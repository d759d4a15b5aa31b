import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../../../shared/domain/counted';
import { Row } from '../../../ui/layout/layout';
import { Muted } from '../../../ui/primitives/text';
import { TextLink } from '../../../ui/primitives/text-link';
import { unitLimitQuery } from '../../subscriptions/queries';
import type { Checker } from '../check/check-step';

/** What the plan has room for, before anything is chosen. */
export function PlanRoom({ who: { roleId, mayUpgrade } }: { who: Checker }) {
  const { data } = useQuery(unitLimitQuery(roleId));
  if (!data) return null;
  const units = Math.max(0, data.unitLimit - data.unitCount);
  const properties = Math.max(0, data.propertyLimit - data.propertyCount);
  return (
    <Row gap="2">
      <Muted>
        {`Your plan has room for ${counted(properties, 'more property', 'more properties')} and ${counted(units, 'more unit')}.`}
      </Muted>
      {mayUpgrade && (
        <TextLink to="/subscriptionPay" search={{ upgrade: true }}>
          Upgrade
        </TextLink>
      )}
    </Row>
  );
}
