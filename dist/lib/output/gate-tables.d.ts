import type { CheckReport, GateReport } from '../gate/report.ts';
import { type ChartSection } from './gantt.ts';
type Clean = (text: string) => string;
/** What a release manager reads in ten seconds: what was judged, by what, and how it ended. `clean` takes secrets away. */
export declare function checkTable(gate: GateReport, clean: Clean): string;
/** The evidence of each check, folded away. */
export declare function evidenceFolds(checks: readonly CheckReport[], clean: Clean): readonly string[];
/** The stretches of the whole run, each part under a name of its own. */
export declare function gatePhases(gate: GateReport, clean: Clean): readonly ChartSection[];
export {};
