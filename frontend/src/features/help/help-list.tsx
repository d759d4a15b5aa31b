import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { helpPagesFor } from '../../../../shared/domain/help/help-pages';
import type { RoleLabel } from '../../../../shared/domain/people/permissions';
import { EmptyState } from '../../ui/feedback/empty-state';
import { TextField } from '../../ui/fields/text-field';
import { Stack } from '../../ui/layout/layout';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { drawings } from '../../ui/primitives/drawings';
import { LinkButton } from '../../ui/primitives/link-button';
import { Muted } from '../../ui/primitives/text';
import { TextLink } from '../../ui/primitives/text-link';
import { helpFinder } from './search-help';

/** /help: every page for this role, and a search over them. */
export function HelpList({ role }: { role: RoleLabel }) {
  const [typed, setTyped] = useState('');
  const find = useMemo(() => helpFinder(role), [role]);
  const pages = typed.trim() === '' ? helpPagesFor(role) : find(typed);
  return (
    <Page
      title="Help"
      lead="A page for each part of Keystead, in plain words."
      width="form"
      action={
        <LinkButton to="/chatbot" variant="outline">
          Ask the assistant
        </LinkButton>
      }
    >
      <Section>
        <Stack gap="5">
          <TextField
            label="Search the help"
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {pages.length === 0 ? (
            <EmptyState
              title="No page fits"
              text="Try other words, or ask the assistant."
              drawing={drawings.house}
            />
          ) : (
            <chakra.ul m="0" p="0" listStyleType="none" display="flex" flexDirection="column" gap="4">
              {pages.map(({ id, title, lead }) => (
                <li key={id}>
                  <TextLink to="/help" search={{ page: id }}>
                    {title}
                  </TextLink>
                  <Muted as="p" m="0">
                    {lead}
                  </Muted>
                </li>
              ))}
            </chakra.ul>
          )}
        </Stack>
      </Section>
    </Page>
  );
}
