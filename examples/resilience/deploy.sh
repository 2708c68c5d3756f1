#!/bin/sh -eu
# What many pipelines do: start the deploy, ask until it is live or has failed, and show the log.
api() { curl -fsS --retry 3 -H "Authorization: Bearer $API_KEY" -H 'Content-Type: application/json' "$@"; }
id=$(api -d "{\"ref\":\"$REF\"}" "$BASE_URL/api/services/$SERVICE_ID/deploy" | sed 's/.*"deploymentId":"\([^"]*\)".*/\1/')
until [ "${status:-}" = live ] || [ "${status:-}" = failed ]; do
  sleep 1
  status=$(api "$BASE_URL/api/services/$SERVICE_ID/deployments?limit=1" | sed 's/.*"status":"\([^"]*\)".*/\1/')
done
api "$BASE_URL/api/deployments/$id/logs"
[ "$status" = live ]
