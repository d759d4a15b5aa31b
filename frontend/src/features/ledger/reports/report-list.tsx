import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { type ReportName, reports } from '../../../../../shared/domain/reports/catalogue';
import { Named } from '../../../ui/named';
import { Page } from '../../../ui/page';
import { RuledList } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { useHrefLink } from '../../../ui/use-href-link';
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

const Choice = ({ report }: { report: ReportName }) => (
  <Anchor {...useHrefLink({ to: '/reports', search: { report } })}>
    <Named name={reports[report].title} note={reports[report].lead} />
    <ChevronRight size={16} aria-hidden="true" />
  </Anchor>
);

/** /reports: every report, and the journal for an accountant. */
export const ReportList = () => (
  <Page title="Reports" lead="Select any figure to see the entries behind it.">
    <Section flush>
      <RuledList>
        {names.map((report) => (
          <li key={report}>
            <Choice report={report} />
          </li>
        ))}
      </RuledList>
    </Section>
    <JournalSection />
  </Page>
);
