import type { UnitDetails } from '../../../../../shared/contract/units';
import { nameOf } from '../../../../../shared/domain/names';
import { TextLink } from '../../../ui/primitives/text-link';

/** A tenant's name, which leads to their page where they have one. */
export const TenantName = ({ tenant }: { tenant: UnitDetails['tenants'][number] }) => {
  const { user_role_id: id } = tenant;
  const name = <bdi>{nameOf(tenant)}</bdi>;
  return id === undefined ? (
    name
  ) : (
    <TextLink to="/tenants-LoginData" search={{ id }}>
      {name}
    </TextLink>
  );
};
