import type { Reporter, TestModule } from 'vitest/node';

type Time = { readonly files: number; readonly seconds: number };

/** Prints how long each project's files kept a worker busy. */
export default class ProjectTimes implements Reporter {
  readonly #times = new Map<string, Time>();

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration, environmentSetupDuration, prepareDuration, setupDuration } =
      module.diagnostic();
    const milliseconds =
      duration + collectDuration + environmentSetupDuration + prepareDuration + setupDuration;
    const { files, seconds } = this.#times.get(module.project.name) ?? { files: 0, seconds: 0 };
    this.#times.set(module.project.name, { files: files + 1, seconds: seconds + milliseconds / 1000 });
  }

  onTestRunEnd(): void {
    const slowestFirst = [...this.#times].sort(([, one], [, other]) => other.seconds - one.seconds);
    const lines = slowestFirst.map(([name, { files, seconds }]) =>
      [name.padEnd(14), `${seconds.toFixed(0)} s`.padStart(8), `in ${files} files`].join('  '),
    );
    process.stdout.write(`\nTime in workers, three at once\n${lines.join('\n')}\n`);
  }
}
