# frozen_string_literal: true

# Runs scenarios with the gem gitlab: a line of JSON in, {"scenario", "world"}; one out, {"steps", "failure"}.

require_relative 'harness'
require_relative 'around'
require_relative 'people'
require_relative 'instance'
require_relative 'repository'
require_relative 'pipelines'
require_relative 'planning'

if ARGV == ['--list']
  puts SCENARIOS.keys
  exit
end

$stdout.sync = true
$stdin.each_line do |line|
  asked = JSON.parse(line)
  steps = Steps.new
  failure = nil
  begin
    SCENARIOS.fetch(asked['scenario']).call(World.new(asked['world']), steps)
  rescue StandardError => e
    failure = e.full_message(highlight: false)
  end
  puts JSON.generate({ steps: steps.done, failure: failure })
end
