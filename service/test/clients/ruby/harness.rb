# frozen_string_literal: true

# What the scenarios stand on.

require 'gitlab'
require 'json'

SCENARIOS = {}

# Adds a scenario under a name.
def scenario(name, &body)
  SCENARIOS[name] = body
end

# The seeded world, and a client for each of its callers.
class World
  def initialize(given)
    @given = given
  end

  def [](name)
    @given.fetch(name)
  end

  def user(name)
    @given['users'].fetch(name)
  end

  def client(caller)
    Gitlab.client(endpoint: "#{@given['url']}/api/v4", private_token: @given['tokens'].fetch(caller))
  end
end

# Keeps what each step gave.
class Steps
  attr_reader :done

  def initialize
    @done = {}
  end

  def take(name)
    value = yield
    @done[name] = plain(value)
    value
  rescue Gitlab::Error::ResponseError => e
    @done[name] = { refused: e.response_status }
    nil
  end

  private

  # A value as JSON shows it. Bytes are their text, or their first two where they are none.
  def plain(value)
    case value
    when Gitlab::FileResponse then plain(value.read)
    when Gitlab::PaginatedResponse, Array then value.map { |item| plain(item) }
    when Gitlab::ObjectifiedHash then value.to_h
    when String
      text = value.dup.force_encoding(Encoding::UTF_8)
      text.valid_encoding? ? text : "bytes #{value.byteslice(0, 2).unpack1('H*')}"
    else value
    end
  end
end
