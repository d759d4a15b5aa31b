import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { type ReportName, reports } from '../../../../../shared/domain/ledger/reports/catalogue';
import { ListLabel } from '../../../ui/layout/list-label';
import { Page } from '../../../ui/layout/page';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { type Place, useHrefLink } from '../../../ui/primitives/use-href-link';
import { JournalSection } from './journal-section';

const names = Object.keys(reports) as ReportName[];

const Anchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    color: 'ink',
    textDecoration: 'none',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _rtl: { '& svg': { transform: 'scaleX(-1)' } },
  },
});

type ChoiceProps = { to: Place; title: string; lead: string };

const Choice = ({ to, title, lead }: ChoiceProps) => (
  <li>
    <Anchor {...useHrefLink(to)}>
      <ListLabel name={title} note={lead} />
      <ChevronRight size={16} aria-hidden="true" />
    </Anchor>
  </li>
);

/** /reports: every report, and the journal for an accountant. */
export const ReportList = () => (
  <Page title="Reports" lead="Select any figure to see the entries behind it.">
    <Section flush>
      <RuledList>
        {names.map((report) => (
          <Choice key={report} to={{ to: '/reports', search: { report } }} {...reports[report]} />
        ))}
        <Choice
          to={{ to: '/owner-statements' }}
          title="Owner statements"
          lead="Each owner’s income, expenses, and balance by month, as they were issued."
        />
      </RuledList>
    </Section>
    <JournalSection />
  </Page>
);
