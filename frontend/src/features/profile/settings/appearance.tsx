import { Monitor, Moon, Sun, TextAlignEnd, TextAlignStart } from 'lucide-react';
import { toast } from '../../../ui/feedback/toast';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { SelectField } from '../../../ui/fields/select-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { barChoices, barColorOptions, isBarColor, layoutSwitches } from '../../../ui/layout/layout-choices';
import {
  changeSettings,
  chooseTheme,
  resetSettings,
  useLayoutSettings,
  useThemeChoice,
} from '../../../ui/layout/layout-settings';
import { SplitSection } from '../../../ui/layout/split-section';
import { Button } from '../../../ui/primitives/button';

const themes = [
  { value: 'light', label: 'Light', icon: <Sun size={18} aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={18} aria-hidden="true" /> },
  { value: 'device', label: 'Match device', icon: <Monitor size={18} aria-hidden="true" /> },
] as const;

const directions = [
  { value: 'ltr', label: 'Left to right', icon: <TextAlignStart size={18} aria-hidden="true" /> },
  { value: 'rtl', label: 'Right to left', icon: <TextAlignEnd size={18} aria-hidden="true" /> },
] as const;

/** The layout settings of the drawer (GEN-03, GEN-10). Each applies at once and is stored in this browser. */
export function Appearance() {
  const settings = useLayoutSettings();
  const theme = useThemeChoice();
  const reset = () => {
    resetSettings();
    toast({ title: 'Everything is back to the default look' });
  };
  return (
    <>
      <SplitSection title="Theme" lead="Changes apply right away and stay in this browser.">
        <ChoiceCards
          label="Theme"
          hideLabel
          name="theme"
          columns={3}
          choices={themes}
          value={theme}
          onValue={chooseTheme}
        />
      </SplitSection>
      <SplitSection title="Text direction">
        <ChoiceCards
          label="Text direction"
          hideLabel
          name="direction"
          choices={directions}
          value={settings.rtl ? 'rtl' : 'ltr'}
          onValue={(direction) => changeSettings({ rtl: direction === 'rtl' })}
        />
      </SplitSection>
      <SplitSection title="Layout" lead="Where the menu is, and what stays visible.">
        <Stack gap="1">
          {layoutSwitches.map(({ name, label }) => (
            <SwitchField
              key={name}
              label={label}
              on={settings[name]}
              onChange={(on) => changeSettings({ [name]: on })}
            />
          ))}
        </Stack>
      </SplitSection>
      <SplitSection title="Colors" lead="Colors of the top bar and sidebar.">
        <Columns widths="1fr 1fr" from="sm" gap="4">
          {barChoices.map(({ name, label }) => (
            <SelectField
              key={name}
              name={name}
              label={label}
              options={barColorOptions}
              value={settings[name]}
              onChange={({ target }) => {
                if (isBarColor(target.value)) changeSettings({ [name]: target.value });
              }}
            />
          ))}
        </Columns>
        <Button mt="6" variant="outline" onClick={reset}>
          Reset to default
        </Button>
      </SplitSection>
    </>
  );
}
