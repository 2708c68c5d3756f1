"""Reads a report as programs of others do, and prints what they find as JSON: read_reports.py KIND FILE."""

import base64
import json
import sys

kind, file = sys.argv[1:]
if kind == "junit":
    from junitparser import JUnitXml

    suites = [suite for suite in JUnitXml.fromfile(file)]
    found = [
        {
            "name": suite.name,
            "tests": suite.tests,
            "failures": suite.failures,
            "skipped": suite.skipped,
            "cases": [
                {
                    "name": case.name,
                    "classname": case.classname,
                    "time": case.time,
                    "results": [[type(result).__name__, result.message] for result in case.result],
                }
                for case in suite
            ],
        }
        for suite in suites
    ]
else:
    from google.protobuf import json_format
    from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

    def bytes_of(value):
        """OTLP writes identifiers as hexadecimal, where protobuf's own JSON has base64."""
        if isinstance(value, list):
            return [bytes_of(each) for each in value]
        if not isinstance(value, dict):
            return value
        ids = ("traceId", "spanId", "parentSpanId")
        return {
            name: base64.b64encode(bytes.fromhex(each)).decode() if name in ids else bytes_of(each)
            for name, each in value.items()
        }

    with open(file, encoding="utf-8") as text:
        # Refuses fields and types that the definitions do not have.
        request = json_format.ParseDict(bytes_of(json.load(text)), ExportTraceServiceRequest())
    found = [
        {
            "name": span.name,
            "trace": span.trace_id.hex(),
            "id": span.span_id.hex(),
            "parent": span.parent_span_id.hex(),
            "ms": (span.end_time_unix_nano - span.start_time_unix_nano) / 1e6,
            "error": span.status.code == span.status.STATUS_CODE_ERROR,
        }
        for resource in request.resource_spans
        for scope in resource.scope_spans
        for span in scope.spans
    ]
print(json.dumps(found))
