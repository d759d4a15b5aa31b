import { Welcome } from '../../features/home/setup/welcome';
import { usePerson } from './use-person';

export function WelcomeScreen() {
  const person = usePerson();
  if (!person) return null;
  return <Welcome firstName={person.user.first_name} />;
}
