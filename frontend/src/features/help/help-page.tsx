import { chakra } from '@chakra-ui/react';
import { type HelpPage, helpPicture, helpPictureSize, spansOf } from '../../../../shared/domain/help/page';
import { Stack } from '../../ui/layout/layout';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { LinkButton } from '../../ui/primitives/link-button';
import type { ScreenPath } from '../../ui/primitives/screen-path';

const withButtons = (text: string) =>
  spansOf(text).map(({ text: piece, isButton }) =>
    isButton ? <chakra.strong key={piece}>{piece}</chakra.strong> : piece,
  );

/** One of the two is fetched: the other is hidden, and lazy. */
const ScreenPicture = ({ screen, title }: { screen: `/${string}`; title: string }) => (
  <>
    {(['light', 'dark'] as const).map((theme) => (
      <chakra.img
        key={theme}
        src={helpPicture(screen, theme)}
        alt={`The screen for ${title}, with sample data`}
        {...helpPictureSize}
        loading="lazy"
        w="full"
        h="auto"
        borderWidth="1px"
        borderRadius="lg"
        display={theme === 'light' ? { base: 'block', _dark: 'none' } : { base: 'none', _dark: 'block' }}
      />
    ))}
  </>
);

/** One page of the help. Its screen's path is one of ours, which a test holds. */
export const HelpPageView = ({ page: { title, lead, screen, parts } }: { page: HelpPage }) => (
  <Page
    title={title}
    lead={lead}
    width="form"
    back={{ to: '/help', label: 'Help' }}
    action={
      screen && (
        <LinkButton to={screen as ScreenPath} variant="outline">
          Go there
        </LinkButton>
      )
    }
  >
    {screen && <ScreenPicture screen={screen} title={title} />}
    {parts.map(({ heading, text }) => (
      <Section key={heading} title={heading}>
        <Stack>
          <chakra.p m="0" maxW="68ch" textWrap="pretty">
            {withButtons(text)}
          </chakra.p>
        </Stack>
      </Section>
    ))}
  </Page>
);
