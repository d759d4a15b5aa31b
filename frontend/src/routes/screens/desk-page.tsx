import type { ReactNode } from 'react';
import { type Area, hasDesk, may, type RoleLabel } from '../../../../shared/domain/people/permissions';
import { NoPermission } from '../../ui/feedback/no-permission';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { type Person, usePerson } from './use-person';

type Props = {
  title: string;
  area: Area;
  /** Roles that see only their own records and still get the page. */
  forOwn?: readonly RoleLabel[];
  children: (person: Person) => ReactNode;
};

/** A page for people who manage the area; others read that they have no access, not an empty list. */
export function DeskPage({ title, area, forOwn = [], children }: Props) {
  const person = usePerson();
  if (!person) return null;
  const { viewer } = person;
  const hasPage = hasDesk(viewer, area) || forOwn.includes(viewer.roleLabel);
  if (hasPage && may(viewer, { area, level: 'view' })) return children(person);
  return (
    <Page title={title}>
      <Section>
        <NoPermission />
      </Section>
    </Page>
  );
}
