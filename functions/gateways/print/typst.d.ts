/** The parts we use of two packages that have no types here. */
declare namespace WebAssembly {
  export class Module {
    private readonly isModule: true;
  }
  export function compile(bytes: Uint8Array): Promise<Module>;
}

declare module '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler.mjs' {
  type Compiler = {
    add_source(path: string, text: string): void;
    map_shadow(path: string, bytes: Uint8Array): void;
    compile(
      path: string,
      inputs: undefined,
      format: 'pdf',
      diagnostics: 2,
    ): { readonly result?: Uint8Array; readonly diagnostics?: unknown };
  };
  export class TypstCompilerBuilder {
    set_dummy_access_model(): void;
    add_raw_font(font: Uint8Array): Promise<void>;
    build(): Promise<Compiler>;
  }
  export default function init(options: { module_or_path: WebAssembly.Module }): Promise<unknown>;
}
